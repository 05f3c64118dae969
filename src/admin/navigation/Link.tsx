import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '../paths.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Path; asChild?: boolean };

export const Link = RouterLink as (props: LinkProps) => ReactNode;
