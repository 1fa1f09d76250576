import { defineErrors } from '../errors/app-error.ts'
import {
  ALERTS_PER_PERSON_MAX,
  TOKENS_PER_WATCHLIST_MAX,
  WATCHLIST_NAME_CHARS,
  WATCHLISTS_PER_PERSON_MAX,
} from './constants.ts'

export const watchlistErrors = defineErrors('watchlist', {
  badName: { status: 400, text: `Enter a name of 1 to ${WATCHLIST_NAME_CHARS} characters.` },
  nameTaken: { status: 409, text: 'You already have a list with this name.' },
  tooManyLists: {
    status: 409,
    text: `You can keep ${WATCHLISTS_PER_PERSON_MAX} lists. Remove one to make room.`,
  },
  tooManyTokens: {
    status: 409,
    text: `A list holds ${TOKENS_PER_WATCHLIST_MAX} tokens. Remove one to make room.`,
  },
  lastList: { status: 409, text: 'This is your only list, so it stays.' },
  listNotFound: { status: 404, text: 'This list no longer exists.' },
  unknownToken: { status: 404, text: 'This token is not known on its network.' },
})

export const alertErrors = defineErrors('alert', {
  tooMany: {
    status: 409,
    text: `You can keep ${ALERTS_PER_PERSON_MAX} alerts. Remove one to make room.`,
  },
  alreadyThere: { status: 409, text: 'The price is already past this value. Choose another one.' },
  noLevel: { status: 400, text: 'Say at which price in dollars you want to be told.' },
  noPrice: { status: 409, text: 'Nobody quotes a price for this token right now.' },
  noCurve: { status: 409, text: 'This token is on no bonding curve, so it cannot graduate.' },
  noTrades: { status: 409, text: 'Nobody reports the trades of this token.' },
  same: { status: 409, text: 'You already have this alert.' },
  notFound: { status: 404, text: 'This alert no longer exists.' },
})
