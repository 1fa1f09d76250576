import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { HEAT_MAP_SPANS } from './contract.ts'
import { SECTOR_IDS } from './sectors.ts'

const mover = z.object({ symbol: z.string(), name: z.string(), changePct: z.number().nullable() })

export const heatMapTools = {
  showHeatMap: defineTool({
    name: 'show_heat_map',
    categories: ['required'],
    effect: 'read',
    cue: /heat|sector|segment|narrativ|categor|\bdefi\b|\bmemes?\b|\bai\b|\bgam(?:es?|ing)\b|market|сектор|рынок/iu,
    description: 'Sectors of the market by their change over a span, with the coins that moved most in each',
    progress: 'Reading the heat map',
    input: z.object({ span: z.enum(HEAT_MAP_SPANS).default('24h') }),
    output: answerOr({
      span: z.enum(HEAT_MAP_SPANS),
      /** Best change first. */
      sectors: z.array(
        z.object({
          id: z.enum(SECTOR_IDS),
          changePct: z.number().nullable(),
          marketCapUsd: z.number(),
          best: mover.nullable(),
          worst: mover.nullable(),
        }),
      ),
      readAt: z.iso.datetime(),
      isStale: z.boolean(),
    }),
  }),
}
