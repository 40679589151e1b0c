import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in the place of what crashed. */
  fallback: ReactNode;
  /** The address of what is shown: another one gets a try of its own. */
  address: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  address: string;
  hasCrashed: boolean;
}

/** Keeps the crash of one screen from taking the whole page along. */
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
