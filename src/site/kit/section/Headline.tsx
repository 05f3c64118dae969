interface HeadlineProps {
  /** Sets `--h1`, the size of a short title, and its `max-width`. */
  className?: string | undefined;
  children: string;
}

/** A page's title, set smaller the longer it is (styles/base.css), so that it doesn't fill the first view. */
export function Headline({ className, children }: HeadlineProps) {
  // Titles of 45 to 60 characters keep the full size, but move the home page's intro below them (Hero.module.css).
  const longer = [90, 60, 44].find((length) => children.length > length);
  return (
    <h1 className={className} data-longer={longer}>
      {children}
    </h1>
  );
}
