import { Agent } from 'node:http'
import { attestRequest, attestResponse, WITNESS_PATHS, witnessHealth } from '@windhover/core/authority/facts'
import { witnessErrors } from '@windhover/core/authority/witness-errors'
import type { Networks } from '@windhover/core/chains/networks'
import type { Logger } from '../../platform/log/logger.ts'
import { sendOverSocket } from '../../platform/socket/send-over-socket.ts'
import type { Witness } from '../../ports/witness.ts'

const SOCKETS_MAX = 16

/** Every witness is asked at once; one that does not answer is missed only where the signer wants to hear it. */
export function createWitnessClient(options: {
  readonly socketPaths: readonly string[]
  readonly log: Pick<Logger, 'warn'>
  readonly timeoutMs?: number
}): Witness {
  const { socketPaths, log, timeoutMs = 8_000 } = options
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX, scheduling: 'fifo' })

  async function ask(socketPath: string, body: string) {
    const call = { method: 'POST', path: WITNESS_PATHS.attest, body, agent, socketPath, timeoutMs } as const
    const answer = await sendOverSocket(call)
    if (answer.status !== 200) throw new Error(`a witness answered ${answer.status}`)
    return attestResponse.parse(JSON.parse(answer.body)).attestations
  }

  async function askNetworks(socketPath: string): Promise<Networks | null> {
    try {
      // One that hears no prices yet answers 503, and says who it is all the same.
      const call = { method: 'GET', path: WITNESS_PATHS.health, agent, socketPath, timeoutMs } as const
      return witnessHealth.parse(JSON.parse((await sendOverSocket(call)).body)).networks
    } catch {
      return null
    }
  }

  return {
    attest: async (questions) => {
      if (questions.length === 0) return []
      const body = JSON.stringify(attestRequest.parse({ facts: questions }))
      const answers = await Promise.allSettled(socketPaths.map((socketPath) => ask(socketPath, body)))
      const heard = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      for (const answer of answers)
        if (answer.status === 'rejected') log.warn({ err: answer.reason }, 'a witness does not answer')
      if (heard.length === 0) throw witnessErrors.unavailable()
      return heard.flat()
    },
    networks: () => Promise.all(socketPaths.map(askNetworks)),
    close: async () => agent.destroy(),
  }
}
