// The contact form alone, with an address for its messages, because the build under test has none.
import { createRoot } from 'react-dom/client';
import { ContactForm } from '../../../src/site/pages/contact/form/ContactForm.tsx';
import { StoreProvider } from '../../../src/state/store.tsx';

const host = document.querySelector('#app');
if (host) {
  createRoot(host).render(
    <StoreProvider>
      <ContactForm url="/messages" timeoutMs={60_000} />
    </StoreProvider>,
  );
}
