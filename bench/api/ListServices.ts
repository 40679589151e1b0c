/** The call that every client makes. */
export type ListServices = () => Promise<{ services: { title: string }[] }>;
