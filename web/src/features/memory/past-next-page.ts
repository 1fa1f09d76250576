import { NEXT_PAGE_AT } from '@windhover/core/memory/constants'

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

/** R1-224: more than 80 % of the way has been scrolled. A list that leaves nothing to scroll has been seen whole. */
export function isPastNextPage({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  const wayPx = scrollHeight - clientHeight
  return wayPx <= 0 || scrollTop / wayPx > NEXT_PAGE_AT
}
