// The contact page alone, bundled with a `CONTACT_URL`, because the build under test has none.
import { createRoot } from 'react-dom/client';
import { Contact } from '../../../src/site/pages/contact/Contact.tsx';
import { StoreProvider } from '../../../src/state/store.tsx';

const host = document.querySelector('#app');
if (host) {
  createRoot(host).render(
    <StoreProvider>
      <Contact />
    </StoreProvider>,
  );
}
