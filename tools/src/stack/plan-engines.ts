import { planPostgres } from './engines/plan-postgres.ts'
import { planRedis } from './engines/plan-redis.ts'
import { planRestate } from './engines/plan-restate.ts'
import { MissingEngines } from './missing-engines.ts'
import { planRestateGate } from './plan-restate-gate.ts'
import type { ProcessPlan } from './process-plan.ts'
import type { StackSecrets } from './secrets.ts'
import type { StackOptions } from './stack-options.ts'

export type EnginePlans = {
  readonly plans: readonly ProcessPlan[]
  readonly restateIdentityKey: string
}

/** The engines this stack needs and does not get from outside. Throws MissingEngines when they are not installed. */
export function planEngines(options: StackOptions, secrets: StackSecrets): EnginePlans {
  const { stateDir, ports, databaseUrl, redisUrl } = options
  const durable = options.throwaway !== true
  const postgres = { stateDir, port: ports.postgres, password: secrets.postgresPassword, durable }
  const wanted = {
    postgres: databaseUrl === undefined ? planPostgres(postgres) : undefined,
    redis:
      redisUrl === undefined
        ? planRedis({ stateDir, port: ports.redis, password: secrets.redisPassword })
        : undefined,
  }
  const missing = Object.entries(wanted).flatMap(([name, plan]) => (plan === null ? [name] : []))
  if (missing.length > 0) throw new MissingEngines(missing)
  const restate = planRestate({ stateDir, ports: null })
  const gate = planRestateGate({ sockets: restate.sockets, ports, secrets })
  return {
    plans: [...Object.values(wanted).flatMap((plan) => plan ?? []), restate, gate],
    restateIdentityKey: restate.identityKey,
  }
}
