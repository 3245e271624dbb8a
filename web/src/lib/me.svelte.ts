/** The guest at this browser: a name, no account. */
import { api } from './api';

class Me {
  name = $state('');
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= api.me().then(
      (me) => void (this.name = me.name),
      () => void (this.loading = null),
    );
    return this.loading;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim())).name;
  }
}

export const me = new Me();
