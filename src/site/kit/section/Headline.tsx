interface HeadlineProps {
  /** Sets `--h1`, the size of a short title, and its `max-width`. */
  className?: string | undefined;
  children: string;
}

/** A page's title, set smaller the longer it is (styles/base.css), so that it doesn't fill the first view. */
export function Headline({ className, children }: HeadlineProps) {
  // From 45 characters on, the size is the same, but the text next to the home page's title moves below it.
  const longer = [90, 60, 44].find((length) => children.length > length);
  return (
    <h1 className={className} data-longer={longer}>
      {children}
    </h1>
  );
}
