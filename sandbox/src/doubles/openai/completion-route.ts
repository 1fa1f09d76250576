import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { badRequest, refusalOf } from './refusal.ts'
import { completionRequest, findBrokenOrder } from './request-shape.ts'
import { SCRIPTS } from './scripts.ts'
import { writeAnswer } from './write-answer.ts'
import { writeEvents } from './write-events.ts'

const HANG_MS = 120_000

export function mountCompletions(scope: FastifyInstance): void {
  let count = 0
  scope.post('/v1/chat/completions', async (request, reply) => {
    const refuse = ({ status, headers = {}, body }: ReturnType<typeof refusalOf>) =>
      reply.status(status).headers(headers).send(body)
    const parsed = completionRequest.safeParse(request.body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return refuse(badRequest(`${issue?.path.join('.')}: ${issue?.message}`))
    }
    const broken = findBrokenOrder(parsed.data.messages)
    if (broken !== null) return refuse(badRequest(broken))
    const script = SCRIPTS[parsed.data.model]
    if (script === undefined) return refuse(refusalOf('unknown-model'))
    const turn = script(parsed.data)
    if (turn.kind === 'refuse') return refuse(refusalOf(turn.how))
    count += 1
    const answer = {
      id: `chatcmpl-practice-${count}`,
      created: Math.floor(Date.now() / 1_000),
      turn,
      request: parsed.data,
    }
    if (parsed.data.stream === true) {
      return reply
        .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
        .send(Readable.from(writeEvents(answer)))
    }
    if (turn.kind === 'hang') await sleep(HANG_MS, undefined, { ref: false })
    if (turn.kind === 'cut' || turn.kind === 'hang') {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    return writeAnswer(answer)
  })
}
