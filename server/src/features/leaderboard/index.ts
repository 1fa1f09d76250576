import { defineFeature } from '../../composition/feature.ts'
import { keepStandings, removeStandings } from './keep-standings.ts'
import { measureProfits } from './measure-profits.ts'
import { needs } from './parts.ts'
import { leaderboardBindings } from './routes.ts'
import { leaderboardAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'leaderboard',
  needs,
  routes: leaderboardBindings,
  tools: leaderboardAgentTools,
  loops: (parts) => [keepStandings(parts), measureProfits(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeStandings(db, userIds),
})
