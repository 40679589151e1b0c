import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what crashed. Defaults to nothing. */
  fallback?: ReactNode;
  /** The address of what is shown: a new address is tried afresh. Defaults to none. */
  address?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  address: string | undefined;
  hasCrashed: boolean;
}

/** Keeps the crash of one part, or code that did not load, from taking down the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { address, hasCrashed: false };
  }

  override state: ErrorBoundaryState = { address: this.props.address, hasCrashed: false };

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
