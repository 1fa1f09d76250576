import { BOTTOM_WITHIN_PX, LOAD_WITHIN_PX } from '@windhover/core/chat/constants'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { showRow } from './show-row.ts'

type Given = {
  /** The question that was sent here last: it is brought to the top (R1-214). */
  readonly sentId: string | null
  readonly firstId: string | undefined
  readonly onNearTop: () => void
}

const messageOf = (box: HTMLElement, id: string) =>
  box.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)
const smoothly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** Where the thread stands: follows a reply that is being written, unless the person looks elsewhere. */
export function useThreadScroll({ sentId, firstId, onNearTop }: Given) {
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastTop = useRef(0)
  const anchor = useRef<{ readonly id: string; readonly top: number } | null>(null)
  const [isAway, setIsAway] = useState(false)

  const toBottom = useCallback((behavior: ScrollBehavior = smoothly()) => {
    const box = scroller.current
    if (box === null) return
    isFollowing.current = true
    setIsAway(false)
    box.scrollTo({ top: box.scrollHeight, behavior })
  }, [])

  /** A message that somebody looked for: it stays in its place, whatever grows below. */
  const toMessage = useCallback((id: string) => {
    const box = scroller.current
    const row = box === null ? null : messageOf(box, id)
    if (box === null || row === null) return
    isFollowing.current = false
    showRow(box, row, () => {
      lastTop.current = box.scrollTop
    })
  }, [])

  /** Below a question there is always so much room that it can stand at the top. */
  const makeRoom = useCallback(() => {
    const [box, below] = [scroller.current, room.current]
    if (box === null || below === null) return
    const asked = sentId === null ? null : messageOf(box, sentId)
    const used = asked === null ? box.clientHeight : below.offsetTop - asked.offsetTop + TOP_PX
    below.style.height = `${Math.max(0, box.clientHeight - used)}px`
  }, [sentId])

  const onScroll = () => {
    const box = scroller.current
    if (box === null) return
    const distance = box.scrollHeight - box.scrollTop - box.clientHeight
    const isUpwards = box.scrollTop < lastTop.current - 1
    lastTop.current = box.scrollTop
    if (isUpwards) isFollowing.current = false
    if (distance <= BOTTOM_WITHIN_PX) isFollowing.current = true
    setIsAway(distance > BOTTOM_WITHIN_PX && !isFollowing.current)
    if (isUpwards && box.scrollTop <= LOAD_WITHIN_PX) onNearTop()
  }

  const onGrown = useEffectEvent(() => {
    makeRoom()
    const box = scroller.current
    if (box === null) return
    const distance = box.scrollHeight - box.scrollTop - box.clientHeight
    if (isFollowing.current && distance > 0) toBottom(hasStood.current ? smoothly() : 'auto')
    else setIsAway(distance > BOTTOM_WITHIN_PX && !isFollowing.current)
    hasStood.current ||= firstId !== undefined
  })
  const hasStood = useRef(false)
  useEffect(() => {
    const [box, inner] = [scroller.current, content.current]
    if (box === null || inner === null) return
    const observer = new ResizeObserver(() => onGrown())
    observer.observe(box)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null || sentId === null) return
    makeRoom()
    const asked = messageOf(box, sentId)
    if (asked === null) return
    box.scrollTo({ top: asked.offsetTop - TOP_PX, behavior: 'auto' })
    lastTop.current = box.scrollTop
    isFollowing.current = true
    setIsAway(false)
  }, [sentId, makeRoom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first message is what moves the others down
  useLayoutEffect(() => {
    const [box, kept] = [scroller.current, anchor.current]
    anchor.current = null
    if (box === null || kept === null) return
    const moved = messageOf(box, kept.id)
    if (moved === null) return
    box.scrollTop += moved.getBoundingClientRect().top - kept.top
    lastTop.current = box.scrollTop
  }, [firstId])

  /** Remembers what is being read, so that it stays in place when older messages come above it. */
  const keepPlace = useCallback(() => {
    const box = scroller.current
    const edge = box?.getBoundingClientRect().top ?? 0
    const rows = [...(box?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
    const seen = rows.find((row) => row.getBoundingClientRect().bottom > edge)
    const id = seen?.dataset.message
    anchor.current =
      seen === undefined || id === undefined ? null : { id, top: seen.getBoundingClientRect().top }
    // A list that is being looked at from its start does not run to its end when it grows upwards.
    if (seen !== undefined) isFollowing.current = isFollowing.current && isAtBottom(box)
  }, [])

  /** What changes now is changed by the person, who looks at it: the list does not run away. */
  const stay = () => {
    isFollowing.current = false
  }

  return { scroller, content, room, isAway, onScroll, toBottom, toMessage, keepPlace, stay }
}

const TOP_PX = 16

function isAtBottom(box: HTMLElement | null): boolean {
  return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight <= BOTTOM_WITHIN_PX
}
