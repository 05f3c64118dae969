import { chatDrawing, dataDrawing, webDrawing } from '../../../content/pages/drawings.ts';
import type { Service } from '../../../content/pages/services.ts';
import chat from './chat.svg';
import data from './data.svg';
import type { FigureProps } from './Figure.tsx';
import sheet from './sheet.svg';
import web from './web.svg';

/** The service drawings that more than one page shows, by service id. */
export const serviceFigures: Readonly<Record<string, FigureProps>> = {
  'ai-chatbots': { drawing: chat, ...chatDrawing },
  'web-development': { drawing: web, ...webDrawing },
  'data-analytics': { drawing: data, ...dataDrawing },
};

/** Returns the drawing of a service, or a general one. */
export function serviceFigure({ id, caption }: Service): FigureProps {
  return serviceFigures[id] ?? { drawing: sheet, label: caption };
}
