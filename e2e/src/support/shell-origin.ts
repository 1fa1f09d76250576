import { inject } from 'vitest'

/** The shared product of the run; `E2E_ORIGIN` points the tests at one that runs already. */
export function shellOrigin(): string {
  return process.env.E2E_ORIGIN ?? inject('product').origin
}
