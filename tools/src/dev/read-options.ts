import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export type RunOptions = {
  readonly fresh: boolean
  readonly apis: number
  readonly workers: number
  readonly portBase: number
  readonly stateDir: string
}

export const USAGE = `options, after \`--\`:
  --fresh        forget all state first
  --port N       move all ports
  --state DIR    keep the state elsewhere
  --apis N       start several api processes
  --workers N    start several workers`

export function readOptions(
  args: readonly string[],
  defaults: { portBase: number; stateDir: string },
): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fresh: { type: 'boolean', default: false },
      apis: { type: 'string', default: '1' },
      workers: { type: 'string', default: '1' },
      state: { type: 'string', default: defaults.stateDir },
      port: { type: 'string', default: String(defaults.portBase) },
    },
  })
  return {
    fresh: values.fresh,
    stateDir: resolve(values.state),
    apis: readNumber('--apis', values.apis, { least: 1, most: 9 }),
    workers: readNumber('--workers', values.workers, { least: 1, most: 9 }),
    portBase: readNumber('--port', values.port, { least: 1024, most: 65_000 }),
  }
}

function readNumber(name: string, text: string, range: { least: number; most: number }): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= range.least && value <= range.most) return value
  throw new Error(`${name} takes a whole number from ${range.least} to ${range.most}, not "${text}"`)
}
