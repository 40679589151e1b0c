import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in the place of what crashed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the crash of one screen from taking the whole page along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override state = { hasCrashed: false };

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
