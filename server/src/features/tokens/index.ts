import { defineFeature } from '../../composition/feature.ts'
import { candleBindings } from './candle-routes.ts'
import { needs } from './parts.ts'
import { tokenBindings } from './routes.ts'
import { tokenAgentTools } from './tools.ts'

/** For capabilities that have to know which token is meant, and how far it can be trusted. */
export { answerForToken, answerUnclear } from './answer-for-token.ts'
export { namePictures, type PictureParts } from './name-pictures.ts'
export { type PassportParts, passportNeeds } from './parts.ts'
export { readPassport, readPricedPassport } from './read-passport.ts'
export { readTokenDay } from './read-token-day.ts'
export { readTrades } from './read-trades.ts'
export { isTokenAddress, resolvePair, resolveToken } from './resolve-token.ts'
export { viewToken } from './view-token.ts'

export const feature = defineFeature({
  name: 'tokens',
  needs,
  routes: (parts) => [...tokenBindings(parts), ...candleBindings(parts)],
  tools: tokenAgentTools,
})
