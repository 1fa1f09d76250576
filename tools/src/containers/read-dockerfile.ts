import { readFileSync } from 'node:fs'

export type Dockerfile = {
  /** What is copied from the repository, not from another stage. */
  readonly sources: readonly string[]
  readonly stages: readonly string[]
  /** Entry files of the programs it starts. */
  readonly programs: readonly string[]
  readonly usersOfLastStages: readonly string[]
}

/** The few instructions the tests ask about. */
export function readDockerfile(path: string): Dockerfile {
  const lines = readFileSync(path, 'utf8').replaceAll(/\\\n/g, ' ').split('\n')
  const after = (instruction: string) =>
    lines.flatMap((line) =>
      line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1).trim()] : [],
    )
  return {
    sources: after('COPY')
      .filter((copy) => !copy.startsWith('--from'))
      .flatMap((copy) => copy.split(/\s+/).slice(0, -1)),
    stages: after('FROM').flatMap((from) => / AS (\S+)$/.exec(from)?.[1] ?? []),
    programs: after('CMD').flatMap((command) => /"([^"]+\.ts)"/.exec(command)?.[1] ?? []),
    usersOfLastStages: after('USER'),
  }
}
