import { z } from 'zod'

const port = z.coerce.number().int()

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  /** Folder of the engine's own sockets. */
  RESTATE_SOCKETS: z.string().startsWith('/', 'must be an absolute path'),
  RESTATE_INGRESS_PORT: port.default(8080),
  RESTATE_ADMIN_PORT: port.default(9070),
  /** Calls services; api and worker have it. */
  RESTATE_INGRESS_PASSWORD: z.string().min(32),
  /** Says where the worker is, and ends calls; the worker alone has it. */
  RESTATE_ADMIN_PASSWORD: z.string().min(32),
})

export type GateConfig = {
  readonly host: string
  readonly sockets: string
  readonly ingress: { readonly port: number; readonly password: string }
  readonly admin: { readonly port: number; readonly password: string }
}

export function readGateConfig(env: Readonly<Record<string, string | undefined>>): GateConfig {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not complete:\n${problems.join('\n')}`)
  }
  const values = parsed.data
  return {
    host: values.HOST,
    sockets: values.RESTATE_SOCKETS,
    ingress: { port: values.RESTATE_INGRESS_PORT, password: values.RESTATE_INGRESS_PASSWORD },
    admin: { port: values.RESTATE_ADMIN_PORT, password: values.RESTATE_ADMIN_PASSWORD },
  }
}
