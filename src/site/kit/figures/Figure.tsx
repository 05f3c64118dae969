/// <reference path="./svg.d.ts" />
import clsx from 'clsx';
import type { ComponentProps, FunctionComponent } from 'react';

/** An SVG file as a component. `data-l` attributes choose line types (styles/figure.css), so it contains no colors. */
export type Drawing = FunctionComponent<ComponentProps<'svg'> & { words?: object | undefined }>;

export interface FigureProps {
  drawing: Drawing;
  /** The texts for the file's placeholders, such as `{words.model}`. */
  words?: object | undefined;
  /** A text alternative; undefined if the text next to the drawing says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Figure({ drawing: Svg, words, label, className }: FigureProps) {
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Svg className={clsx('fig', className)} {...accessible} words={words} />;
}
