interface HeadlineProps {
  /** A class that sets `max-width`, and `--h1`, the font size of a short title. */
  className?: string | undefined;
  children: string;
}

/** A page's title. Long titles have a smaller font (styles/base.css), so that they don't fill the first screen. */
export function Headline({ className, children }: HeadlineProps) {
  const longer = [90, 60].find((length) => children.length > length);
  return (
    <h1 className={className} data-longer={longer}>
      {children}
    </h1>
  );
}
