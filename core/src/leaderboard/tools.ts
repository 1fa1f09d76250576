import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { limitField } from '../toolbox/tool-fields.ts'
import { LEADERBOARD_ORDERS, leaderboardRow } from './contract.ts'

const CUE = /leader ?board|rank|standing|\btop\b|\bbest\b|\bwinn|\baura\b|referr|classific|класс|рейтинг/iu

export const leaderboardTools = {
  showLeaderboard: defineTool({
    name: 'show_leaderboard',
    categories: ['platform-features'],
    effect: 'read',
    cue: CUE,
    description: 'Vaults by profit and loss, referrals or aura, and where the person stands',
    progress: 'Reading the leaderboard',
    input: z.object({ orderBy: z.enum(LEADERBOARD_ORDERS).default('aura'), limit: limitField(5, 20) }),
    output: answerOr({
      orderBy: z.enum(LEADERBOARD_ORDERS),
      total: z.number().int(),
      rows: z.array(leaderboardRow),
      /** The vault of the conversation; null until it has done something that counts. */
      own: leaderboardRow.extend({ rank: z.number().int().nullable() }).nullable(),
    }),
  }),
}
