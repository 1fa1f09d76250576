import { createUpstream } from '@windhover/server/platform/upstream/call-upstream'
import { z } from 'zod'

const TIMEOUT_MS = 4_000

/** One question to a node; throws where it does not answer, or refuses. */
export type AskNode = <Schema extends z.ZodType>(
  method: string,
  params: readonly unknown[],
  result: Schema,
) => Promise<z.output<Schema>>

export function openNode(name: string, url: string): AskNode {
  const node = createUpstream({ name, baseUrl: url, timeoutMs: TIMEOUT_MS })
  return async (method, params, result) => {
    const bodyText = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const { result: said } = await node.post({
      path: '',
      bodyText,
      schema: z.object({ result: z.unknown() }),
      isRead: true,
    })
    return result.parse(said)
  }
}
