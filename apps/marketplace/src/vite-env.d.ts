interface ImportMetaEnv {
  /** Where the backend is, such as `https://market.example/api`. Defaults to `/api`. */
  readonly VITE_API_HOST?: string;
}
