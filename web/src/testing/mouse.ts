import { cdp } from 'vitest/browser'

/** The browser's own mouse and touch, for what a press that lasts, a drag or a finger shows. Places are those of the test's page. */

export type Place = { readonly x: number; readonly y: number }
type DevTools = { readonly send: (method: string, parameters: object) => Promise<unknown> }
type MouseStep = {
  readonly type: 'mouseMoved' | 'mousePressed' | 'mouseReleased'
  readonly at: Place
  readonly isDown: boolean
}

const LEFT_BUTTON = 1
let at: Place = { x: 0, y: 0 }
let isDown = false

export const devTools = () => cdp() as unknown as DevTools

export async function moveMouse(to: Place, steps = 1): Promise<void> {
  const from = at
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    await send({ type: 'mouseMoved', at, isDown })
  }
}

export async function pressMouse(): Promise<void> {
  isDown = true
  await send({ type: 'mousePressed', at, isDown })
}

export async function releaseMouse(): Promise<void> {
  isDown = false
  await send({ type: 'mouseReleased', at, isDown })
}

/** Presses at the first place, moves to the second and lets go there. */
export async function dragMouse(from: Place, to: Place): Promise<void> {
  await moveMouse(from)
  await pressMouse()
  await moveMouse(to, 8)
  await releaseMouse()
}

/** A finger on the middle of the element, and up again. */
export async function tap(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  const touchPoints = [onScreen({ x: x + width / 2, y: y + height / 2 })]
  await devTools().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await devTools().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The test's page is a frame in the runner's page; the browser counts from the corner of that one. */
function onScreen({ x, y }: Place): Place {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const scale = frame.width / innerWidth
  return { x: frame.x + x * scale, y: frame.y + y * scale }
}

async function send(step: MouseStep): Promise<void> {
  const isMove = step.type === 'mouseMoved'
  await devTools().send('Input.dispatchMouseEvent', {
    type: step.type,
    ...onScreen(step.at),
    button: step.isDown || !isMove ? 'left' : 'none',
    buttons: step.isDown ? LEFT_BUTTON : 0,
    clickCount: isMove ? 0 : 1,
  })
}
