import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import type { TestSandbox } from './test-sandbox.ts'

/** Ethereum's own clock, put forward at the node itself, which lies behind the world's front. */
export async function passChainTime({ httpUrl }: TestSandbox, seconds: number): Promise<void> {
  const { ethereumNode } = sandboxPortsFrom(Number(new URL(httpUrl).port))
  for (const [method, params] of [
    ['evm_increaseTime', [seconds]],
    ['evm_mine', []],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${ethereumNode}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const text = await answer.text()
    if (text.includes('"error"')) throw new Error(`${method}: ${text}`)
  }
}
