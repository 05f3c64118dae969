import { chatDrawing, dataDrawing, webDrawing } from '../../../content/pages/drawings.ts';
import chat from './chat.svg';
import data from './data.svg';
import type { FigureProps } from './Figure.tsx';
import web from './web.svg';

/** The service drawings that more than one page shows, by service id. */
export const serviceFigures = {
  'ai-chatbots': { drawing: chat, ...chatDrawing },
  'web-development': { drawing: web, ...webDrawing },
  'data-analytics': { drawing: data, ...dataDrawing },
} satisfies Record<string, FigureProps>;
