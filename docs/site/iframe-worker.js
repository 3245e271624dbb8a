// A browser starts no worker from a file, so there the search runs in a hidden frame instead.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) =>
        this.dispatchEvent(new MessageEvent('message', { data }));
      this.inside.importScripts = (...urls) => Promise.all(urls.map((one) => this.load(one)));
      this.ready = this.load(url);
    }

    load(url) {
      const script = this.inside.document.createElement('script');
      script.src = url;
      return new Promise((resolve) => {
        script.onload = resolve;
        this.inside.document.body.append(script);
      });
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent('message', { data })));
    }
  };
}
