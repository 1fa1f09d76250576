import { Component, type ReactNode } from 'react'

type Props = { readonly children: ReactNode; readonly failure: (retry: () => void) => ReactNode }
type State = { readonly failed: boolean }

/** A fault in one panel stays in that panel. React offers this only as a class. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.failure(() => this.setState({ failed: false }))
  }
}
