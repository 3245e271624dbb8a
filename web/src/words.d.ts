/** Made by build/words.ts. */
declare module 'virtual:words' {
  type Part = () => Promise<{ default: string }>;
  const words: Record<'en' | 'fr', Record<string, Part>>;
  export default words;
}
