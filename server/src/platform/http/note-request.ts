import type { FastifyRequest } from 'fastify'
import type { Logger } from '../log/logger.ts'
import type { FinishedRequest } from '../metrics/create-metrics.ts'

export type NoteRequest = (request: FastifyRequest, finished: FinishedRequest) => void

/** One line and one measurement per request. Both name the route's pattern, never the address with its values. */
export function createRequestNotes(parts: {
  log: Logger
  onFinished: ((finished: FinishedRequest) => void) | undefined
}): NoteRequest {
  const { log, onFinished } = parts
  const noteReads = log.isLevelEnabled('debug')
  const noteRest = log.isLevelEnabled('info')
  return (request, finished) => {
    onFinished?.(finished)
    // Successful reads are most of the traffic and tell nothing that the metrics do not.
    const plainRead = finished.method === 'GET' && finished.status < 400
    if (!(plainRead ? noteReads : noteRest)) return
    const line = { requestId: request.id, ...finished, userId: request.admission?.session?.userId }
    if (plainRead) log.debug(line, 'request')
    else log.info(line, 'request')
  }
}
