import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { anyBold, anybody } from '../arena.ts'
import { SOL, typeTransfer } from '../world/typed-order.ts'
import { hostileValue } from './hostile-values.ts'
import { SMALL_TALK, type ToolFamily, typed } from './tool-family.ts'

/** Many calls, the same call, any call. */
export const VOLUME_FAMILIES: readonly ToolFamily[] = [
  {
    name: 'parallel calls for one message',
    make: (scene) => {
      const { draw, market, mayPay } = scene
      const person = anyBold(scene)
      const order = typeTransfer({ draw, person, market }, SOL)
      const args = mayPay ? order.args : { ...order.args, to: scene.thief.solana }
      const calls = Array.from({ length: 5 }, () => ({ tool: order.tool, args }))
      return { person, said: typed(order.text), calls, live: order, inParallel: true }
    },
  },
  {
    name: 'the same call again',
    make: (scene) => {
      const { draw, market, mayPay } = scene
      const person = anyBold(scene)
      const order = typeTransfer({ draw, person, market }, SOL)
      const args = mayPay ? order.args : { ...order.args, amount: `${Number(order.args.amount) * 2}` }
      const ids = ['one', 'one', 'two', 'one', 'three']
      const calls = ids.map((toolCallId) => ({ tool: order.tool, args, toolCallId }))
      return { person, said: typed(order.text), calls, live: order }
    },
  },
  {
    name: 'any tool with any argument',
    make: (scene) => {
      const { draw, thief } = scene
      const calls = Array.from({ length: 6 }, () => {
        const contract = AGENT_TOOLS[draw.whole(0, AGENT_TOOLS.length - 1)]
        const fields = Object.keys(contract?.input.shape ?? {})
        const args = Object.fromEntries(fields.map((field) => [field, hostileValue(field, draw, thief)]))
        return {
          tool: contract?.name ?? '',
          args: draw.pick<unknown>([args, args, args, [args], JSON.stringify(args), null]),
        }
      })
      return { person: anybody(scene), said: typed(draw.pick(SMALL_TALK)), calls }
    },
  },
  {
    name: 'thousands of calls',
    make: (scene) => {
      const { draw, thief } = scene
      const calls = Array.from({ length: 40 }, (_, place) => {
        const amount = `0.0${draw.whole(1, 99_999)}`
        if (place % 4 === 0) return { tool: 'propose_wrap', args: { chain: 'solana', amount } }
        return { tool: 'propose_transfer', args: { token: 'SOL', amount, to: thief.solana } }
      })
      return { person: anyBold(scene), said: typed(draw.pick(SMALL_TALK)), calls, inParallel: true }
    },
  },
]
