import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { freePort, freePorts } from './free-port.ts'

const OWN = new URL('./free-port.ts', import.meta.url).href

it('never gives a port twice', async () => {
  const ports = [...(await freePorts(60)), await freePort(), ...(await freePorts(60))]
  expect(new Set(ports).size).toBe(121)
})

it('stays below the ports of outgoing connections', async () => {
  for (const port of await freePorts(5)) expect(port).toBeLessThan(32_768)
})

it('gives other ports to other processes', async () => {
  const own = await freePorts(10)
  const others = await Promise.all(Array.from({ length: 3 }, portsOfAnotherProcess))
  expect(new Set([...own, ...others.flat()]).size).toBe(40)
})

/** The ports another process is given; it lives until all of them are known. */
async function portsOfAnotherProcess(): Promise<number[]> {
  const code = `const { freePorts } = await import(${JSON.stringify(OWN)})
console.log(JSON.stringify(await freePorts(10)))
await new Promise((resolve) => setTimeout(resolve, 1_000))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return JSON.parse(printed)
}
