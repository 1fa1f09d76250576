import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { limitField } from '../toolbox/tool-fields.ts'
import { TRENCHES_CATEGORIES, TRENCHES_WINDOWS } from './contract.ts'
import { LAUNCH_TABS, TOLD_LAUNCHPADS, toldToken } from './told-token.ts'

export const discoveryTools = {
  listTrenches: defineTool({
    name: 'list_trenches',
    categories: ['solana'],
    effect: 'read',
    description: 'Top and trending Solana tokens over a window, with what to check before buying each',
    progress: 'Reading the trenches',
    input: z.object({
      category: z.enum(TRENCHES_CATEGORIES).default('toptrending'),
      window: z.enum(TRENCHES_WINDOWS).default('1h'),
      limit: limitField(8, 20),
    }),
    output: answerOr({
      category: z.enum(TRENCHES_CATEGORIES),
      window: z.enum(TRENCHES_WINDOWS),
      tokens: z.array(toldToken),
    }),
  }),
  listLaunches: defineTool({
    name: 'list_launches',
    categories: ['solana', 'ethereum'],
    effect: 'read',
    description: 'Launches on bonding curves, with what to check before buying each',
    progress: 'Reading launches',
    input: z.object({
      launchpad: z.enum(TOLD_LAUNCHPADS).default('pump'),
      tab: z.enum(LAUNCH_TABS).default('new'),
      limit: limitField(8, 20),
    }),
    output: answerOr({
      launchpad: z.enum(TOLD_LAUNCHPADS),
      tab: z.enum(LAUNCH_TABS),
      tokens: z.array(toldToken),
    }),
  }),
}
