import { appendFile, readFile } from 'node:fs/promises'
import { defineErrors } from '@windhover/core/errors/app-error'
import { createLogger } from '../../log/logger.ts'
import type { DurableService } from '../durable.ts'
import { serveDurable } from '../restate-endpoint.ts'

/** A worker of its own process, so that a test can kill it. Every step leaves a line in the file it is given. */
const [port, file = '', identityKey = ''] = process.argv.slice(2)
const note = (line: string) => appendFile(file, `${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const errors = defineErrors('fixture', {
  refused: { status: 409, text: 'This is refused.' },
  busy: { status: 503, text: 'Later.', retryable: true },
})

const steps: DurableService = {
  name: 'Steps',
  handlers: {
    count: async ({ key, step }, input) => {
      await step('begin', () => note(`begin ${key}`))
      await step('work', () => pause(20))
      await step('end', () => note(`end ${key}`))
      return { echoed: input }
    },
    twoSteps: async ({ key, step }) => {
      const first = await step('first', async () => {
        await note(`first ${key}`)
        return `made-${process.pid}`
      })
      await step('slow', async () => {
        await note(`slow ${key}`)
        // The first try never ends: the test kills the process while it waits here.
        if ((await readFile(file, 'utf8')).split(`slow ${key}`).length === 2) await pause(600_000)
      })
      return { first }
    },
    refuse: async ({ key, step }) => {
      try {
        await step('refused', async () => {
          throw errors.refused({ context: { key } })
        })
      } catch (error) {
        await step('seen', () => note(`seen ${error instanceof Error ? error.name : 'nothing'}`))
        throw error
      }
    },
    refuseLater: async ({ key, step }) => {
      await step('busy', async () => {
        await note(`busy ${key}`)
        if ((await readFile(file, 'utf8')).split(`busy ${key}`).length < 4) throw errors.busy()
      })
      return { done: true }
    },
  },
}

const log = createLogger({ process: 'fixture', instance: port ?? '', level: process.env.LOG_LEVEL ?? 'silent' })
await serveDurable({ services: [steps], identityKey, host: '127.0.0.1', port: Number(port), log })
process.send?.('listening')
