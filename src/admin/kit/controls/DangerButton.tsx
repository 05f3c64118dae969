import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as kit from '../Kit.module.css';

export function DangerButton({ className, ...rest }: ComponentProps<typeof Button>) {
  return <Button {...rest} className={clsx(kit.danger, className)} />;
}
