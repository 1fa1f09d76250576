import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { Health } from './create-health.ts'

/**
 * `/health` (503 while not ready), `/health/live` and `/metrics`, for every process alike.
 * Answers false for any other path.
 */
export async function answerOperations(
  parts: { health: Health; metrics: Metrics },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = request.url?.split('?')[0]
  if (path === '/health/live')
    return answer(response, { status: 200, type: JSON_TYPE, text: '{"live":true}' })
  if (path === '/health') {
    const report = await parts.health.read()
    return answer(response, {
      status: report.ready ? 200 : 503,
      type: JSON_TYPE,
      text: JSON.stringify(report),
    })
  }
  if (path === '/metrics') {
    return answer(response, {
      status: 200,
      type: parts.metrics.contentType,
      text: await parts.metrics.read(),
    })
  }
  return false
}

const JSON_TYPE = 'application/json; charset=utf-8'

function answer(
  response: ServerResponse,
  { status, type, text }: { status: number; type: string; text: string },
): true {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  response.end(text)
  return true
}
