import { defineDouble } from '../double.ts'
import { readBearer } from '../guard-source.ts'
import { mountCompletions } from './completion-route.ts'
import { refusalOf } from './refusal.ts'

/** The name of the model chooses the script that is played. */
export const double = defineDouble({
  name: 'openai',
  standsFor: 'an OpenAI-compatible model that plays scripts',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success'],
  rateLimited: () => refusalOf('rate-limited'),
  serverError: () => refusalOf('broken'),
  mount: (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (readBearer(request) === 'practice') return
      const { status, body } = refusalOf('wrong-key')
      return reply.status(status).send(body)
    })
    mountCompletions(scope)
  },
})
