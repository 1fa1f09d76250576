import type { IncomingHttpHeaders } from 'node:http'
import { requestErrors } from '@windhover/core/errors/platform-errors'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A call that changes something must come from our own pages. Browsers send Origin with every such call;
 * a caller that sends neither Origin nor Sec-Fetch-Site is refused rather than believed.
 */
export function checkOrigin(options: {
  method: string
  headers: IncomingHttpHeaders
  publicOrigin: string
}): void {
  if (READING.has(options.method)) return
  const { origin, 'sec-fetch-site': site } = options.headers
  const ours = origin === undefined ? site === 'same-origin' : origin === options.publicOrigin
  if (!ours) throw requestErrors.crossOrigin()
}
