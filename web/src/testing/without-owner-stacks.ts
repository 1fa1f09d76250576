import * as React from 'react'

/**
 * React's development build records a stack for every element, ten thousand in a row, so that a warning can name who
 * drew it. That is a third of what the tests of screens cost, so the count is told to be used up. Warnings stay.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})
