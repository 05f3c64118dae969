/// <reference path="./svg.d.ts" />
import clsx from 'clsx';
import type { ComponentProps, FunctionComponent } from 'react';

/** An SVG file: its line types are chosen by `data-l` (styles/figure.css), so that it contains no colors. */
export type Drawing = FunctionComponent<ComponentProps<'svg'> & { words?: object | undefined }>;

export interface FigureProps {
  drawing: Drawing;
  /** The texts for the file's placeholders, such as `{words.model}`. */
  words?: object | undefined;
  /** A text alternative; omitted if the text next to it says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A line drawing. */
export function Figure({ drawing: Svg, words, label, className }: FigureProps) {
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Svg className={clsx('fig', className)} {...accessible} words={words} />;
}
