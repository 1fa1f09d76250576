import { LAUNCH_LAB_SIZE } from '@windhover/core/discovery/constants'
import { createSource, toSourceError } from '../../platform/upstream/create-source.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'
import type { LaunchLabList } from '../../ports/launch-lists.ts'
import { launchLabAnswer, toLaunchLabToken } from './parse.ts'

const TITLE = 'The launch lab'
const ANSWER_WITHIN_MS = 5_000

/** Launches of Raydium's launch lab. */
export function createLaunchLab(options: { url: string; timeoutMs?: number }): LaunchLabList {
  const { url, timeoutMs = ANSWER_WITHIN_MS } = options
  const source = createSource({ title: TITLE, baseUrl: url, timeoutMs })
  return async ({ sort, nextPageId }) => {
    const query = new URLSearchParams({
      sort,
      size: String(LAUNCH_LAB_SIZE),
      mintType: 'default',
      includeNsfw: 'false',
      platformId: 'PlatformWhiteList',
      ...(nextPageId === null ? {} : { nextPageId }),
    })
    const answer = await source.get(`/get/list?${query}`, launchLabAnswer)
    // It refuses with status 200 and says so in the body.
    if (!answer.success)
      throw toSourceError(new UpstreamError({ failure: 'refused', provider: TITLE, said: answer.msg }), TITLE)
    const { rows, nextPageId: next } = answer.data
    return { tokens: rows.map(toLaunchLabToken), nextPageId: next ?? null }
  }
}
