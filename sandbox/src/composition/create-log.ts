import type { SandboxLog } from '../world/world.ts'

const LEVELS = { info: 30, warn: 40 } as const

/** Lines as the other processes write them, so that one reader shows all; plain words at a terminal. */
export function createLog(out: NodeJS.WriteStream): SandboxLog {
  const write =
    (level: keyof typeof LEVELS) =>
    (text: string, fields: Readonly<Record<string, unknown>> = {}) => {
      out.write(out.isTTY ? plainLine(text, fields) : jsonLine(level, text, fields))
    }
  return { info: write('info'), warn: write('warn') }
}

function jsonLine(
  level: keyof typeof LEVELS,
  text: string,
  fields: Readonly<Record<string, unknown>>,
): string {
  return `${JSON.stringify({ level: LEVELS[level], time: Date.now(), process: 'sandbox', ...fields, msg: text })}\n`
}

function plainLine(text: string, fields: Readonly<Record<string, unknown>>): string {
  const details = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)
  return `${[text, ...details].join(' ')}\n`
}
