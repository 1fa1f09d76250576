import { existsSync, readFileSync } from 'node:fs'

const STAT = '/proc/stat'

/**
 * What the host took from this virtual machine: the share of the time its processors wanted to run and were not let.
 * The answer is the share since it was asked; 0 where the system does not tell.
 */
export function watchStolenTime(read: () => string = readStat): () => number {
  const before = readTicks(read())
  return () => {
    const after = readTicks(read())
    const stolen = after.stolen - before.stolen
    const wanted = after.busy - before.busy + stolen
    return wanted > 0 ? stolen / wanted : 0
  }
}

/** `cpu  user nice system idle iowait irq softirq steal …`, in ticks since the start. */
function readTicks(stat: string): { readonly busy: number; readonly stolen: number } {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (
    /^cpu +(.*)$/m.exec(stat)?.[1] ?? ''
  )
    .split(' ')
    .map(Number)
  return { busy: user + nice + system + irq + softirq, stolen }
}

function readStat(): string {
  return existsSync(STAT) ? readFileSync(STAT, 'utf8') : ''
}
