// The contact form alone, which sends its messages to `/messages`. The build under test has no address for messages.
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
