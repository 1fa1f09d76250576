import { defineErrors } from '../errors/app-error.ts'

export const leaderboardErrors = defineErrors('leaderboard', {
  away: {
    status: 503,
    text: 'The leaderboard does not answer at the moment. Please try again.',
    retryable: true,
  },
})
