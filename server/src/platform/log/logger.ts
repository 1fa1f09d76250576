import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type { Logger }

/** Structured logs, one JSON line each. Bodies are never logged; headers that carry secrets are cut out. */
export function createLogger(
  options: { process: string; instance: string; level: string },
  destination?: DestinationStream,
): Logger {
  const settings = {
    level: options.level,
    base: { process: options.process, instance: options.instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'req.headers["x-api-key"]',
        'res.headers["set-cookie"]',
      ],
      remove: true,
    },
  }
  return destination === undefined ? pino(settings) : pino(settings, destination)
}
