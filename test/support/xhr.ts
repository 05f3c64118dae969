// Defines an XMLHttpRequest over `fetch`, for uploads only, because Node lacks one. Browser tests use the real one.
class UploadRequest {
  status = 0;
  responseText = '';
  responseURL = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onprogress: (() => void) | null = null;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  private target: [method: string, url: string] = ['GET', ''];
  private readonly sent = new Headers();
  private received = new Headers();
  private readonly controller = new AbortController();

  open(method: string, url: string) {
    this.target = [method, url];
  }

  setRequestHeader(name: string, value: string) {
    this.sent.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.received.get(name);
  }

  abort() {
    this.controller.abort();
  }

  send(body: FormData) {
    const [method, url] = this.target;
    fetch(url, { method, body, headers: this.sent, signal: this.controller.signal })
      .then(async (response) => {
        this.upload.onprogress?.({ loaded: 1, total: 1 });
        this.received = response.headers;
        this.responseText = await response.text();
        this.status = response.status;
        this.responseURL = response.url;
        this.onload?.();
      })
      .catch(() => this.controller.signal.aborted || this.onerror?.());
  }
}

Object.assign(globalThis, { XMLHttpRequest: UploadRequest });
