interface UnreachableScreenProps {
  onRetry: () => void;
}

export function UnreachableScreen({ onRetry }: UnreachableScreenProps) {
  return <button onClick={onRetry}>Try again</button>;
}
