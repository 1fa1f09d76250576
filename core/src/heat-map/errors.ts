import { defineErrors } from '../errors/app-error.ts'

export const heatMapErrors = defineErrors('heat-map', {
  away: { status: 503, text: 'The market cannot be read right now.', retryable: true },
  notOffered: { status: 404, text: 'No source of market data is set up here.' },
})
